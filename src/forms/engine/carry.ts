/**
 * The hidden field of a post that only carries values into a form's `given` fields. Such a post is not saved or checked:
 * the form is shown with its values.
 */
export const carryField = 'carry'
