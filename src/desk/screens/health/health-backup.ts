import type { HealthCheck } from '#desk/screens/health/health-props.ts'
import { ago } from '#desk/shown-times.ts'
import { copiesIn } from '#server/backups/nightly-copies.ts'
import { type Clock, stamp } from '#server/platform/clock.ts'
import type { Settings } from '#server/platform/config/settings.ts'

interface BackupParts {
  readonly settings: Pick<Settings, 'backupDir'>
  readonly clock: Pick<Clock, 'now'>
}

/** Age in milliseconds from which a nightly copy counts as missed: a day and two hours. */
const missedMs = 26 * 3_600_000

/** The check of the last nightly copy of the database. */
export async function lastBackup({ settings, clock }: BackupParts): Promise<Omit<HealthCheck, 'name'>> {
  const { backupDir } = settings
  if (backupDir === undefined) return { word: 'Off', value: 'None by itself', line: 'BACKUP_DIR turns them on.' }
  const copies = copiesIn(backupDir)
  const [newest] = copies
  if (newest === undefined) return { word: 'Look', value: 'None yet', line: `There is no copy in ${backupDir}.` }
  const megabytes = (newest.bytes / 1e6).toFixed(1)
  return {
    word: clock.now() - newest.at < missedMs ? 'Fine' : 'Late',
    value: ago(stamp(newest.at), clock.now()),
    line: `${megabytes} MB, and ${copies.length - 1} older.`,
  }
}
