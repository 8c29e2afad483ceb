/** Ends the program with one clear line. */
export const fail = (message) => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
