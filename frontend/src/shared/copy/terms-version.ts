/** Of the terms and the privacy notice; whoever joins agrees to this one. Raise it with their text. */
export const TERMS_VERSION = 1;
