import { workerData } from 'node:worker_threads'
import { writeCopy } from '#server/copies/write-copy.ts'

await writeCopy(workerData.settings, workerData.file)
