/** Selects an example that stands in a field when it is first gone into, so that typing replaces it. */

for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-example]')) {
  const select = () => {
    if (field.value === field.defaultValue) field.select()
  }
  field.addEventListener('focus', select, { once: true })
  // A press puts the caret where it went, after the focus.
  field.addEventListener('click', select, { once: true })
}
