import type { DeliveryZone } from '#commerce/model/delivery-zone.ts'
import type { Answer } from '#commerce/model/figures/claim.ts'
import type { FiguresSource } from '#commerce/model/figures/figures.ts'
import { zones } from './delivery-zones.ts'

/** The demonstration's zones, with the days in its shipping policy. */
const demonstrationZones: readonly DeliveryZone[] = [
  {
    name: 'Metro cities',
    pins: ['110', '122', '2013', '380', '400', '411', '500', '560', '600', '700'],
    days: [2, 4],
  },
  { name: 'North-East', pins: ['737', '78', '79'], days: [4, 7], cash: 2000 },
  { name: 'Islands', pins: ['744', '68255'], days: [4, 7], cash: 0 },
  { name: 'Everywhere else', pins: [''], days: [4, 7] },
]

/** The merchant's zones. Without an answer, simulated figures use the demonstration's zones; all others have none. */
export function zonesFor(
  source: FiguresSource,
  answer: Answer<readonly DeliveryZone[]> = zones,
): readonly DeliveryZone[] {
  return answer?.value ?? (source === 'simulated' ? demonstrationZones : [])
}
