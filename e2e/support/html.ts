import { type ConfigData, HtmlValidate } from 'html-validate'

/**
 * The checker's standard rules and those for whole documents, without the rules that do not concern validity.
 */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Other spellings of the same: four that React writes, and a small doctype.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // An input without a type is a text field by the standard.
    'no-implicit-input-type': 'off',
    // All files come from this site, so a hash would guard against no other origin.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The sentences of a text are options that no select element could hold.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // The title of results has the visitor's question, of any length.
    'long-title': 'off',
    // A telephone number is printed as in the settings.
    'tel-non-breaking': 'off',
  },
}

const checker = new HtmlValidate(config)

/**
 * The errors of a validator in a whole document.
 *
 * @param name of the document, put before each line
 */
export async function invalidIn(name: string, html: string): Promise<string[]> {
  const { results } = await checker.validateString(html)
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} at ${line}:${column}: ${message}`),
  )
  // The checker accepts text after the document's end; browsers and the standard do not.
  const tail = /<\/html>\s*(\S[\s\S]*)$/.exec(html)?.[1]
  if (tail !== undefined) found.push(`after the end of the document: ${tail.slice(0, 80)}`)
  return found.map((line) => `${name}: ${line}`)
}
