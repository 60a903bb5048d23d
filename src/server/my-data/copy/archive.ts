import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Services } from '../../services.ts'
import { messagesFor, requestsFrom } from '../erasure/by-address.ts'
import { theirAddresses } from '../erasure/their-addresses.ts'
import { filesOf } from './files-of.ts'
import type { Whose } from './rows-of.ts'
import { writeJson, writePage } from './write-copy.ts'

/** What is theirs though only what is sealed in it says so. */
export async function foundBy(services: Services, accountId: string): Promise<Whose> {
  const addresses = await services.database.run((orm) => theirAddresses(orm, services.vault, accountId))
  const messages: string[] = []
  const requests: string[] = []
  for await (const ids of messagesFor(services, addresses)) messages.push(...ids)
  for await (const ids of requestsFrom(services, addresses)) requests.push(...ids)
  return { accountId, found: { messages, contact_requests: requests } }
}

/** Everything that is held about somebody, as the bytes of one archive, written while it is read. */
export async function archiveOf(services: Services, accountId: string): Promise<AsyncIterable<Buffer>> {
  const whose = await foundBy(services, accountId)
  const files = await filesOf(services, whose)
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  const mtime = new Date(services.now())

  function add(path: string, compress: boolean, content: () => AsyncIterable<string | Buffer>): void {
    zip.addReadStreamLazy(path, { mtime, compress }, (begin) => {
      const stream = Readable.from(content(), { objectMode: false })
      stream.once('error', (error) => output.destroy(error))
      begin(null, stream)
    })
  }
  add('index.html', true, () => writePage(services, whose, files))
  add('my-data.json', true, () => writeJson(services, whose, files))
  // Photos and documents are packed as tightly as they can be already.
  for (const file of files) add(file.path, false, file.content)
  zip.end()
  return output as AsyncIterable<Buffer>
}
