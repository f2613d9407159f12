/** Where the buyer of a test lives, as the shop sends it to the store. */
export const sampleAddress = {
  firstName: 'Asha',
  lastName: 'Rao',
  address1: '12 MG Road',
  city: 'Bengaluru',
  province: 'Karnataka',
  zip: '560001',
  phone: '+919800000000',
}
