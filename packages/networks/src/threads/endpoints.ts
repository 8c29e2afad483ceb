export const endpoints = {
  site: 'https://threads.net',
  graph: 'https://graph.threads.net',
}
