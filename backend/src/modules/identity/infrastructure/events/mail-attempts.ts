/** Some hours of a mail server that is away; what has run out by then is dropped in silence. */
export const MAIL_ATTEMPTS = 40;
