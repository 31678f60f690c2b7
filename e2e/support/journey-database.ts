import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { Client } from 'pg'

/** The address of the journeys' Postgres. Without it each site has a file of SQLite. */
export const clusterVariable = 'JOURNEYS_CLUSTER'

export interface JourneyDatabase {
  /** For a site's environment; empty on SQLite. */
  readonly settings: { readonly DATABASE_URL?: string }
  /** Drops it, unless it will be opened again. */
  drop(): Promise<void>
}

/**
 * Makes a database for one site, where journeys run on Postgres.
 * @param dataDir the folder of a site that will be opened again, with its saved rows
 */
export async function openJourneyDatabase(dataDir: string | undefined): Promise<JourneyDatabase> {
  const cluster = process.env[clusterVariable]
  if (cluster === undefined) return { settings: {}, drop: async () => {} }
  const name = `journey_${(dataDir === undefined ? randomUUID() : basename(dataDir)).replaceAll(/\W/g, '_')}`
  await inCluster(cluster, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
  })
  return {
    settings: { DATABASE_URL: cluster.replace('/postgres?', `/${name}?`) },
    async drop() {
      if (dataDir !== undefined) return
      await inCluster(cluster, (client) =>
        client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`),
      )
    },
  }
}

async function inCluster<Result>(cluster: string, work: (client: Client) => Promise<Result>): Promise<void> {
  const client = new Client({ connectionString: cluster })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
