import { workerData } from 'node:worker_threads'
import { writeCopy } from '#server/backups/write-copy.ts'

await writeCopy(workerData.settings, workerData.file)
