import { Keystatic } from '@keystatic/core/ui'
import { createRoot } from 'react-dom/client'
import { editorConfig } from './config.ts'

/** owner/name of the repository to edit; empty: the files of this folder. Inserted when the editor starts. */
declare const __REPOSITORY__: string
/** The name of Keystatic's app at GitHub; empty before there is one. */
declare const __APP__: string

const place = document.getElementById('editor')
if (place) {
  const app = { envName: 'KEYSTATIC_GITHUB_APP_SLUG', value: __APP__ || undefined }
  createRoot(place).render(<Keystatic config={editorConfig(__REPOSITORY__ || undefined)} appSlug={app} />)
}
