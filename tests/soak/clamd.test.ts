import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type ClamdAddress, clamd } from '#server/platform/gateways/malware-scan/clamd.ts'
import { freePort } from '#server/platform/http/free-port.ts'
import { ownFolder } from '#server/testing/own-folder.ts'
import { bytesOf, eicar, pdfWith, pngOf } from '#server/testing/test-files.ts'
import { until } from '../faults/until.ts'

const binary = [process.env.CLAMD ?? '', '/usr/sbin/clamd'].find((path) => path !== '' && existsSync(path))
const megabyte = 1024 * 1024

/** The real scanner with one signature, which is written here so that nothing has to be downloaded. */
async function startClamd() {
  const folder = await ownFolder('clamd')
  const [path, port] = [join(folder, 'clamd.ctl'), await freePort()]
  await mkdir(join(folder, 'signatures'))
  await writeFile(join(folder, 'signatures', 'local.ndb'), `Local.Eicar:0:*:${eicar().toString('hex')}\n`)
  const settings = [
    `LocalSocket ${path}`,
    `TCPSocket ${port}`,
    'TCPAddr 127.0.0.1',
    `DatabaseDirectory ${join(folder, 'signatures')}`,
    'StreamMaxLength 2M',
    'Foreground yes',
    ...(process.getuid?.() === 0 ? ['User root'] : []),
  ]
  await writeFile(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`)
  const scanner = spawn(binary as string, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' })
  onTestFinished(async () => {
    scanner.kill()
    await rm(folder, { recursive: true, force: true })
  })
  const addresses: ClamdAddress[] = [{ path }, { host: '127.0.0.1', port }]
  const answers = () =>
    clamd({ path })
      .ping()
      .then(
        () => true,
        () => false,
      )
  await until(answers, 60_000)
  return addresses
}

test.skipIf(binary === undefined)(
  'S-15 the real clamd answers as the one that tests are made with',
  async () => {
    for (const address of await startClamd()) {
      const { scan, ping } = clamd(address)
      await ping()
      expect(await scan(pngOf(8, 8))).toEqual({ is: 'clean' })
      expect(await scan(pdfWith(['<< /Type /Catalog >>']))).toEqual({ is: 'clean' })
      for (const infected of [eicar(), bytesOf(pngOf(8, 8), eicar())])
        expect(await scan(infected)).toEqual({ is: 'infected', signature: 'Local.Eicar.UNOFFICIAL' })
      expect(await scan(Buffer.alloc(2 * megabyte))).toEqual({ is: 'clean' })
      expect(await scan(Buffer.alloc(2 * megabyte + 1))).toEqual({ is: 'too large' })
      // Reported while more is being sent: usually it is received; the file is never taken for clean.
      expect(await scan(Buffer.alloc(25 * megabyte)).catch(() => ({ is: 'too large' }))).toEqual({ is: 'too large' })
    }
  },
  120_000,
)
