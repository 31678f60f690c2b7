import { expect, onTestFinished, test } from 'vitest'
import { lockWrites } from '#server/testing/database-faults.ts'
import { openTestServices } from '#server/testing/test-services.ts'

test('a lock is given back also when a test ends without waiting for that', async () => {
  const { dataDir } = await openTestServices()
  let givenBack: Promise<void> | undefined
  // Registered first, so it runs after the lock's own end.
  onTestFinished(() => expect(givenBack).resolves.toBeUndefined())
  const unlock = await lockWrites(dataDir)
  givenBack = unlock()
})
