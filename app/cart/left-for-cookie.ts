/** The server's note of a checkout that a form was sent to, before there was script to note it. */
export const LEFT_FOR_COOKIE = 'party-gully-left-for'
