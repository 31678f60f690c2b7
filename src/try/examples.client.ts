/** Selects an example at the field's first focus, so that typing replaces it. */

for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-example]')) {
  const select = () => {
    if (field.value === field.defaultValue) field.select()
  }
  field.addEventListener('focus', select, { once: true })
  // A press sets the caret after the focus event.
  field.addEventListener('click', select, { once: true })
}
