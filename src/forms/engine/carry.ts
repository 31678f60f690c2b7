/**
 * The hidden field of a post that only brings something along to a form's page, for its `given` fields. Nothing is saved or
 * checked: the form is shown with it.
 */
export const carryField = 'carry'
