import { render, signIn } from './api-walk.ts'

/** What a process is started for: it serves a page, lets somebody in and renders them a reel. */
const [url = ''] = process.argv.slice(2)

const page = await fetch(url)
const html = await page.text()
if (!page.ok || !html.includes('<title>')) throw new Error(`${url}: ${page.status}, no page`)
console.log(`page: ${page.status}, ${html.length} characters`)

const person = await signIn({ url }, 77)
const bytes = await render({ person, title: 'Из образа', at: { url }, beside: { url } })
console.log(`reel: ${bytes} bytes of video`)

const answer = await fetch(`${url}/api/speech/voices`, {
  headers: { authorization: `Bearer ${person.token}` },
})
const { data } = (await answer.json()) as { data: { voices: { name: string }[] } }
if (data.voices.length === 0) throw new Error('No voice')
console.log(`voices: ${data.voices.map(({ name }) => name).join(', ')}`)
