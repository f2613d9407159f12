/** States by the first three digits of their PIN codes; some ranges span several states. */
const regions: readonly (readonly [from: number, to: number, ...states: readonly string[]])[] = [
  [110, 110, 'Delhi'],
  [121, 136, 'Haryana'],
  [140, 140, 'Punjab', 'Chandigarh'],
  [141, 159, 'Punjab'],
  [160, 160, 'Chandigarh', 'Punjab'],
  [171, 177, 'Himachal Pradesh'],
  [180, 193, 'Jammu and Kashmir'],
  [194, 194, 'Ladakh'],
  [244, 244, 'Uttar Pradesh', 'Uttarakhand'],
  [246, 247, 'Uttar Pradesh', 'Uttarakhand'],
  [248, 249, 'Uttarakhand'],
  [262, 262, 'Uttar Pradesh', 'Uttarakhand'],
  [263, 263, 'Uttarakhand', 'Uttar Pradesh'],
  [201, 285, 'Uttar Pradesh'],
  [301, 345, 'Rajasthan'],
  [362, 362, 'Gujarat', 'Dadra and Nagar Haveli and Daman and Diu'],
  [396, 396, 'Gujarat', 'Dadra and Nagar Haveli and Daman and Diu'],
  [360, 396, 'Gujarat'],
  [403, 403, 'Goa'],
  [400, 445, 'Maharashtra'],
  [450, 488, 'Madhya Pradesh'],
  [490, 497, 'Chhattisgarh'],
  [507, 507, 'Telangana', 'Andhra Pradesh'],
  [500, 509, 'Telangana'],
  [533, 533, 'Andhra Pradesh', 'Puducherry'],
  [515, 535, 'Andhra Pradesh'],
  [560, 591, 'Karnataka'],
  [605, 605, 'Puducherry', 'Tamil Nadu'],
  [607, 607, 'Tamil Nadu', 'Puducherry'],
  [609, 609, 'Tamil Nadu', 'Puducherry'],
  [600, 643, 'Tamil Nadu'],
  [673, 673, 'Kerala', 'Puducherry'],
  [682, 682, 'Kerala', 'Lakshadweep'],
  [670, 695, 'Kerala'],
  [737, 737, 'Sikkim'],
  [744, 744, 'Andaman and Nicobar Islands'],
  [700, 743, 'West Bengal'],
  [751, 770, 'Odisha'],
  [781, 788, 'Assam'],
  [790, 792, 'Arunachal Pradesh'],
  [793, 794, 'Meghalaya'],
  [795, 795, 'Manipur'],
  [796, 796, 'Mizoram'],
  [797, 798, 'Nagaland'],
  [799, 799, 'Tripura'],
  [813, 814, 'Bihar', 'Jharkhand'],
  [815, 816, 'Jharkhand'],
  [822, 822, 'Jharkhand'],
  [825, 835, 'Jharkhand'],
  [800, 855, 'Bihar'],
]

/**
 * States a PIN code may belong to, likeliest first, by its first three digits. Only a hint: empty for
 * text that is not a PIN code and for unassigned ranges, such as army codes.
 */
export function listStatesOfPinCode(pinCode: string): readonly string[] {
  // Not isPinCode: the browser would load one more file with this one, on pages that need no zones.
  if (!/^[1-9]\d{5}$/.test(pinCode)) return []
  const start = Number(pinCode.slice(0, 3))
  const [, , ...states] = regions.find(([from, to]) => from <= start && start <= to) ?? [0, 0]
  return states
}
