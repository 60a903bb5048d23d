// Imported before anything else, and written so that an old Node can still parse it and report the problem.
const major = Number(process.versions.node.split('.')[0])

if (major < 20) {
  console.error(
    `Larkwell needs Node 20 or later to start; this is Node ${process.versions.node}. See https://nodejs.org`,
  )
  process.exit(1)
}
