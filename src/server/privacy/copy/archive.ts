import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Services } from '../../platform/services.ts'
import { filesOf } from './files-of.ts'
import { writeJson, writePage } from './write-copy.ts'
import { writeFhir } from './write-fhir.ts'

/** Streams everything held about a patient as one archive. */
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
  add('record.fhir.json', true, () => writeFhir(services, accountId))
  // Photos and documents are compressed already.
  for (const file of files) add(file.path, false, file.content)
  zip.end()
  return output as AsyncIterable<Buffer>
}
