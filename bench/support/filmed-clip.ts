import { execFileSync } from 'node:child_process'

const SWAY = "crop=1080:1920:'108+80*sin(t*1.1)':'192+60*sin(t*1.7)'"

/** A clip the way a phone films: a hand that sways, grain of the sensor, sixteen megabits a second at most. */
export const filmClip = ({ picture, output }: { picture: string; output: string }): string => {
  const film = [
    ...['scale=1296:2304:force_original_aspect_ratio=increase', SWAY, 'noise=alls=4:allf=t'],
    ...['scale=out_color_matrix=bt709:out_range=tv', 'format=yuv420p'],
  ].join(',')
  execFileSync('ffmpeg', [
    ...['-nostdin', '-v', 'error', '-y', '-loop', '1', '-framerate', '30', '-t', '12'],
    ...['-i', picture, '-vf', film, '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20'],
    ...['-maxrate', '16M', '-bufsize', '16M', '-bf', '0', '-colorspace', 'bt709'],
    ...['-color_range', 'tv', output],
  ])
  return output
}
