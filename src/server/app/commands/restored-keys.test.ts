import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import type { Backup } from '../../platform/backup/choose.ts'
import { readConfig } from '../../platform/config/config.ts'
import { type Keys, parseKeys } from '../../platform/encryption/keys.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { newBrowser, saveAnswers } from '../../testing/test-browser.ts'
import { requireKnownKeys } from '../data-keys/known-keys.ts'
import { inspectKeys } from './restored-keys.ts'

const [right, wrong] = [7, 8].map((fill) => `test-1:${Buffer.alloc(32, fill).toString('base64')}`) as [string, string]

it('O-1 a restored database that was used with another key under the same id is refused, whatever its manifest says', async () => {
  const app = await startTestApp()
  onTestFinished(() => app.close())
  await saveAnswers(newBrowser(app), { Q1_answer: '18-74' })
  const client = new Client({ connectionString: app.url })
  await client.connect()
  onTestFinished(() => client.end())
  const lines: string[] = []
  // As if the backup had been made without the keys at hand.
  const backup = { folder: '', manifest: { keys: [] } } as unknown as Backup
  const inspect = (keys: string) =>
    inspectKeys(client, backup, readConfig({ DATA_KEYS: keys }), (line) => void lines.push(line))

  for (const isOnRecord of [false, true]) {
    if (isOnRecord) await requireKnownKeys(client, parseKeys(right) as Keys)
    await expect(inspect(wrong)).rejects.toThrow('It was used with another key under the same id: test-1.')
    expect(lines).toEqual([])
  }
  await inspect(right)
  expect(lines).toEqual([expect.stringMatching(/^test-1 {2}\d+ values? {2}seals everything new/)])
})
