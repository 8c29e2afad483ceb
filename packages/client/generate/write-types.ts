import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript'

/** The types of all calls of a document of OpenAPI, by a generator that others wrote. */
export const writeTypes = async (document: object): Promise<string> => {
  const nodes = await openapiTS(JSON.stringify(document), { alphabetize: true })
  return `${COMMENT_HEADER}${astToString(nodes)}`
}
