/** Where the buyer of most tests lives, as a cart and an order store it. */
export const deliveryAddress = {
  firstName: 'Asha',
  lastName: 'Rao',
  address1: '12 Linking Road',
  address2: '',
  city: 'Mumbai',
  province: 'Maharashtra',
  zip: '400050',
  countryCode: 'IN',
  phone: '9876543210',
}
