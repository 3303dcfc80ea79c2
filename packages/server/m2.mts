const rss=(l:string)=>{const m=process.memoryUsage();console.log(l.padEnd(30),Object.entries(m).map(([k,v])=>k+" "+(v/1048576).toFixed(0)).join(" "))};
const {PGlite}=await import("@electric-sql/pglite");
const {pg_trgm}=await import("@electric-sql/pglite/contrib/pg_trgm");
const t=Date.now();
const p=await PGlite.create(process.env.DIR!,{extensions:{pg_trgm}, ...(process.env.SB?{startParams:[...(PGlite as any).defaultStartParams,"-c","shared_buffers="+process.env.SB]}:{})}); await p.query("select 1"); (globalThis as any).gc(); rss("created "+(Date.now()-t));
await new Promise(r=>setTimeout(r,500)); (globalThis as any).gc(); rss("later");
console.log((await p.query("show shared_buffers")).rows[0]);
const t2=Date.now(); await p.exec("create temp table x as select g, md5(g::text) m from generate_series(1,20000) g"); for(let i=0;i<100;i++) await p.query("select count(*) from x where m like '%ab%'"); rss("worked "+(Date.now()-t2));
