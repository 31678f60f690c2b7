import { type ConfigData, HtmlValidate } from 'html-validate'

/**
 * The checker's standard rules and those for whole documents. What is off says nothing about whether a document is
 * valid.
 */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Spellings of the same thing: four that React writes, and a small doctype.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // Without a type an input is a text field: that is the standard's default.
    'no-implicit-input-type': 'off',
    // Every file comes from this site; a hash guards against somebody else's.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The sentences of a text are options that no select element could hold.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // A visitor's question is part of the title of what was found, however long it is.
    'long-title': 'off',
    // A telephone number is printed as the settings spell it.
    'tel-non-breaking': 'off',
  },
}

const checker = new HtmlValidate(config)

/**
 * What a validator refuses in a whole document.
 *
 * @param name of the document, put before each line
 */
export async function invalidIn(name: string, html: string): Promise<string[]> {
  const { results } = await checker.validateString(html)
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} at ${line}:${column}: ${message}`),
  )
  // The checker reads on after the document's end; browsers and the standard do not.
  const tail = /<\/html>\s*(\S[\s\S]*)$/.exec(html)?.[1]
  if (tail !== undefined) found.push(`after the end of the document: ${tail.slice(0, 80)}`)
  return found.map((line) => `${name}: ${line}`)
}
