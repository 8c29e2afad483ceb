export const sitemapXml = ({ origin, paths }: { origin: string; paths: string[] }) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${origin}${encodeURI(path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

export const robotsText = (origin: string) =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dev/',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
