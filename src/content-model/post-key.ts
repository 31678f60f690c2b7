/** A post's key, under which its comments are saved: letters, digits and hyphens. */
export const postKey = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/
