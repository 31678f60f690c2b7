// @ts-check
const codes = ['EACCES', 'EPERM', 'EROFS']

/**
 * @param {unknown} error
 * @returns {string | undefined} a sentence for the operator when the error says that files can't be written here
 */
export function explainUnwritable(error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (!codes.includes(code)) return undefined
  return (
    `Nothing can be written in this folder (${code}), and the site has yet to be installed or built in it: ` +
    'there is no build here, or it was made from other sources or with other values of the settings that pages print, ' +
    'such as SITE_URL. Run npm run build with the same settings where files can be written, and bring the whole folder here.'
  )
}
