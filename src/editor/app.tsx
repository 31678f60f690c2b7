import { Keystatic } from '@keystatic/core/ui'
import { createRoot } from 'react-dom/client'
import { editorConfig } from './config.ts'

/** owner/name of the repository that is edited; empty: the files of this folder. Put in as the editor is started. */
declare const __REPOSITORY__: string

const place = document.getElementById('editor')
if (place) createRoot(place).render(<Keystatic config={editorConfig(__REPOSITORY__ || undefined)} />)
