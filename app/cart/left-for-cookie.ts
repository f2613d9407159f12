/** The server's cookie for a checkout that a form was sent to before the page's script had loaded. */
export const LEFT_FOR_COOKIE = 'party-gully-left-for'
