import { editorConfig as configOf } from '#content-model/editor/config.ts'
import { readNeeds } from '#wit/entries/needs.ts'

/** The editor's configuration. @param repository owner/name on GitHub; undefined: the files of this folder */
export const editorConfig = (repository: string | undefined) => configOf({ readNeeds, repository })
