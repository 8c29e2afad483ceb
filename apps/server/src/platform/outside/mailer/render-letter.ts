import { escapeHtml } from '@kadr/kit/escape-html'
import type { Letter } from './mailer.ts'

type Body = Pick<Letter, 'subject' | 'paragraphs' | 'button'>

const FONT = "font-family:Onest,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"

const renderParagraph = (text: string) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

const renderButton = ({ label, url }: NonNullable<Letter['button']>) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#2f4bff;color:#ffffff;font-size:16px;line-height:24px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;line-height:20px;color:#6b6760;word-break:break-all">${escapeHtml(url)}</p>`

const renderText = ({ paragraphs, button }: Body) =>
  [...paragraphs, ...(button ? [`${button.label}:\n${button.url}`] : []), 'Кадр'].join('\n\n')

/** Tables and inline styles: mail programs ignore anything else. */
const renderHtml = ({ subject, paragraphs, button }: Body) => `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f5f5f5;color:#1b1a18;${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:16px"><tr><td style="padding:32px;${FONT}">
<p style="margin:0 0 24px;font-size:20px;line-height:24px;font-weight:700;color:#2f4bff">Кадр</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:30px">${escapeHtml(subject)}</h1>
${paragraphs.map(renderParagraph).join('\n')}
${button ? renderButton(button) : ''}
</td></tr></table></td></tr></table></body></html>`

export const renderLetter = (body: Body): { text: string; html: string } => ({
  text: renderText(body),
  html: renderHtml(body),
})
