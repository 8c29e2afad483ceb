type Page = { url: string; status: number; text: string; headers: Headers }
type Post = { page: Page; fields: Record<string, string> }

/** The parts of a browser a sign-in page needs: cookies by path, redirects, forms. */
export class Browser {
  private readonly cookies = new Map<string, { value: string; path: string }>()

  private async request(url: string, init: RequestInit = {}) {
    const { pathname } = new URL(url)
    const cookie = [...this.cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
    const answer = await fetch(url, {
      redirect: 'manual',
      ...init,
      headers: { cookie, accept: 'text/html', ...init.headers },
    })
    for (const line of answer.headers.getSetCookie()) this.keep(line)
    return answer
  }

  private keep(line: string) {
    const [pair = '', ...attributes] = line.split('; ')
    const name = pair.slice(0, pair.indexOf('='))
    const path = attributes.find((part) => part.toLowerCase().startsWith('path='))?.slice(5) ?? '/'
    this.cookies.set(name, { value: pair.slice(name.length + 1), path })
  }

  /** Opens a URL of the provider and stops at the first page. */
  async open(target: URL): Promise<Page> {
    let url = target.href
    for (;;) {
      const answer = await this.request(url)
      const location = answer.headers.get('location')
      if (!location) {
        return { url, status: answer.status, text: await answer.text(), headers: answer.headers }
      }
      url = new URL(location, url).href
    }
  }

  /** Follows redirects until they leave the provider. */
  async follow(target: URL, init: RequestInit = {}): Promise<{ location: URL }> {
    let url = target
    let options = init
    for (;;) {
      const answer = await this.request(url.href, options)
      const location = answer.headers.get('location')
      if (!location) throw new Error(`no redirect from ${url.href}: ${await answer.text()}`)
      const next = new URL(location, url)
      if (next.origin !== target.origin) return { location: next }
      url = next
      options = {}
    }
  }

  submit({ page, fields }: Post) {
    return this.follow(new URL(page.url), { method: 'POST', body: new URLSearchParams(fields) })
  }

  async post({ page, fields }: Post) {
    const answer = await this.request(page.url, {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
    return { status: answer.status, text: await answer.text() }
  }

  /** Presses the button with this label. */
  press({ page, label }: { page: Page; label: string }) {
    const buttons = [
      ...page.text.matchAll(/<button[^>]*name="(\w+)" value="(\w+)">([\s\S]*?)<\/button>/g),
    ]
    const button = buttons.find(([, , , content]) => content?.includes(label))
    if (!button?.[1] || !button[2]) throw new Error(`no button «${label}»`)
    return this.submit({ page, fields: { [button[1]]: button[2] } })
  }
}
