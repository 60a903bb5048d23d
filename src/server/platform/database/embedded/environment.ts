/** Our own environment has keys that the database must not see, and PG* variables would change its behaviour. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const passedOn = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'SystemDrive']
  return Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}
