import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Services } from '../../platform/services.ts'
import { filesOf } from './files-of.ts'
import { writeJson, writePage } from './write-copy.ts'

/** Everything that is held about somebody, as the bytes of one archive, written while it is read. */
export async function archiveOf(services: Services, accountId: string): Promise<AsyncIterable<Buffer>> {
  const files = await filesOf(services, accountId)
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
  add('index.html', true, () => writePage(services, accountId, files))
  add('my-data.json', true, () => writeJson(services, accountId, files))
  // Photos and documents are packed as tightly as they can be already.
  for (const file of files) add(file.path, false, file.content)
  zip.end()
  return output as AsyncIterable<Buffer>
}
