import { useId } from '@portada/element';
import type { Elements } from '@portada/ui/part.ts';

interface Props {
  title: string;
  text: string;
  children: Elements;
}

/** What stands under the form, each with its heading. */
export function Part({ title, text, children }: Props) {
  const id = useId();
  return (
    <section className="portada-guard portada-account-part" aria-labelledby={id}>
      <h2 className="portada-guard portada-profile-heading" id={id}>
        {title}
      </h2>
      <p className="portada-guard">{text}</p>
      {children}
    </section>
  );
}
