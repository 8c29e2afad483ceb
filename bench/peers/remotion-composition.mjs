const FPS = 30
const size = { width: 1080, height: 1920 }
const clamp = (value) => Math.min(1, Math.max(0, value))

/** The slides as a Remotion composition; its packages and the slides are passed in. */
export const rootOf = ({ h, remotion, slides }) => {
  const { AbsoluteFill, Audio, Composition, Img, staticFile, useCurrentFrame } = remotion
  const { continueRender, delayRender } = remotion

  const fontIsThere = delayRender('font')
  const font = new FontFace('Words', `url(${staticFile('font.ttf')})`)
  font.load().then(() => {
    document.fonts.add(font)
    continueRender(fontIsThere)
  })

  const picture = (slide, index, at) => {
    const share = clamp((at - slide.start) / slide.seconds)
    const mixed = (key) => slide.from[key] + (slide.to[key] - slide.from[key]) * share
    return h(Img, {
      key: `picture ${index}`,
      src: staticFile(slide.file),
      style: {
        ...{ position: 'absolute', ...size, objectFit: 'cover', transformOrigin: '0 0' },
        opacity: index === 0 ? 1 : clamp((at - slide.start) / slides.fade),
        transform: `scale(${1 / mixed('size')}) translate(${-mixed('x') * 100}%, ${-mixed('y') * 100}%)`,
      },
    })
  }

  const shade = (slide, index, at) =>
    h('div', {
      key: `shade ${index}`,
      style: {
        ...{ position: 'absolute', left: 0, right: 0, top: 768, bottom: 0 },
        opacity: index === 0 ? 1 : clamp((at - slide.start) / slides.fade),
        background: 'linear-gradient(#0000, #00000059)',
      },
    })

  const text = (slide, index, at) => {
    const look = slide.hasPlate
      ? { background: '#000000b3', borderRadius: 28, padding: '24px 36px' }
      : { WebkitTextStroke: '12px #000', paintOrder: 'stroke fill' }
    const words = h('div', { style: { ...look, textAlign: 'center' } }, slide.text)
    const seen = at - slide.textStart
    return h(
      'div',
      {
        key: `text ${index}`,
        style: {
          ...{
            position: 'absolute',
            left: 150,
            width: 780,
            top: 962,
            height: 538,
            display: 'flex',
          },
          ...{
            alignItems: 'center',
            justifyContent: 'center',
            color: '#fff',
            font: '76px/96px Words',
          },
          opacity: clamp(Math.min(seen, slide.textSeconds - seen) / 0.25),
        },
      },
      words,
    )
  }

  const Reel = () => {
    const at = useCurrentFrame() / FPS
    const isSeen = ({ start, seconds }) => at >= start && at < start + seconds
    const isRead = ({ textStart, textSeconds }) => at >= textStart && at < textStart + textSeconds
    const drawn = (draw, isDrawn) =>
      slides.slides.map((slide, index) => (isDrawn(slide, index) ? draw(slide, index, at) : null))
    return h(AbsoluteFill, { style: { background: '#000' } }, [
      ...drawn(picture, isSeen),
      ...drawn(shade, (slide, index) => index % 2 === 0 && isSeen(slide)),
      ...drawn(text, isRead),
      h(Audio, { key: 'music', src: staticFile(slides.musicFile), loop: true }),
    ])
  }

  return () =>
    h(Composition, {
      ...{ id: 'reel', component: Reel, fps: FPS, ...size },
      durationInFrames: Math.round(slides.seconds * FPS),
    })
}
