import { expect, it } from 'vitest'
import { activityAt } from './activity.ts'
import { indianCities } from './indian-cities.ts'

const cities: readonly string[] = indianCities

it('advances by seven cities and one number of minutes per tick', () => {
  const minutes = [2, 5, 8, 12, 15]
  const at = (tick: number) => {
    const { city, minutesAgo } = activityAt('gid://shopify/Product/1', tick).purchase
    return { city: cities.indexOf(city), minute: minutes.indexOf(minutesAgo) }
  }
  const [first, second] = [at(0), at(1)]
  expect(second.city).toBe((first.city + 7) % cities.length)
  expect(second.minute).toBe((first.minute + 1) % minutes.length)
})
