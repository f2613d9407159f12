/** The password of the desk's owner in the shop that the tests open. */
export const deskPassword = 'nobody knows my hand'
