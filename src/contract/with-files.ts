/** A body of one line of JSON, and after its line feed the bytes of the files it names, one after the other. */
export const withFilesType = 'application/x.json-with-files'
