import { Button, Skeleton } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { TippedBinDrawing } from '#components/drawings/tipped-bin.tsx'
import { useTranslation } from '#lib/i18n.ts'
import classes from './slide-picture.module.css'

/** A slide's picture; until it is there its place is kept, and where it fails it can be asked for again. */
export function SlidePicture({ src, alt }: { src: string; alt: string }) {
  const { t } = useTranslation()
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  return (
    <div className={classes.frame}>
      {state === 'loading' && <Skeleton height="100%" width="100%" />}
      {state === 'failed' ? (
        <div className={classes.failed} role="alert">
          <TippedBinDrawing />
          <p>{t('This picture could not be loaded.')}</p>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconRefresh size={16} aria-hidden />}
            onClick={() => setState('loading')}
          >
            {t('Retry')}
          </Button>
        </div>
      ) : (
        <img
          className={classes.picture}
          src={src}
          alt={alt}
          draggable={false}
          onLoad={() => setState('ready')}
          onError={() => setState('failed')}
        />
      )}
    </div>
  )
}
