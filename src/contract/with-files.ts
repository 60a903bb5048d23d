/** A body of one line of JSON, followed after its line feed by the bytes of the files it names. */
export const withFilesType = 'application/x.json-with-files'
