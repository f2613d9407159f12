/** The server's cookie for a checkout that a form was sent to before the page's script had loaded. */
export const FORM_CHECKOUT_COOKIE = 'party-gully-left-for'
