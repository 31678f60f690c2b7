import { readFileSync } from 'node:fs'
import { vectorFiles, wordVectors } from '#language/word-vectors.ts'

/** The word vectors that a build ships. */
export const vectors = wordVectors(readFileSync(vectorFiles.words, 'utf8'), readFileSync(vectorFiles.table))
