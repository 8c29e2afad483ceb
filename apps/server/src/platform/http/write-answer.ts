import { serializerCompiler } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'

/**
 * Writes an answer by the schema of its route, which leaves out what the schema does not name. The schema is compiled at
 * the first answer: looked through for each, it costs more than the text. One that does not fit is refused as before.
 */
export const answerCompiler: typeof serializerCompiler = (route) => {
  const { schema } = route
  const writeByLooking = serializerCompiler(route)
  if (!('_zod' in schema)) return writeByLooking
  let compiled: typeof schema | undefined
  return (answer) => {
    compiled ??= z.compile(schema)
    const fitting = z.safeParse(compiled, answer)
    return fitting.success ? JSON.stringify(fitting.data) : writeByLooking(answer)
  }
}
