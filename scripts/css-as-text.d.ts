/** The part of esbuild's plugin interface that is used here; tsup brings an esbuild of its own. */
interface EsbuildSetup {
  onResolve(
    options: {
      filter: RegExp;
    },
    resolve: (file: { path: string; resolveDir: string }) =>
      | {
          path: string;
          namespace: string;
        }
      | undefined,
  ): void;
  onLoad(
    options: {
      filter: RegExp;
      namespace: string;
    },
    load: (file: { path: string }) => Promise<{
      contents: string;
      loader: 'text';
    }>,
  ): void;
}
export declare const esbuildCssAsText: {
  name: string;
  setup(build: EsbuildSetup): void;
};
export declare function viteCssAsText(): {
  name: string;
  enforce: 'pre';
  resolveId(source: string, importer: string | undefined): string | null;
  load(id: string): Promise<string | null>;
};
