/**
 * JavaScript that runs before the first paint. It sets the chosen theme, and attributes by which CSS shows or hides
 * content according to the server's settings. It is the same in every build, because the content security policy allows
 * it by its hash.
 */
export const bootScript = `(function(){
var d=document.documentElement.dataset;
try{var u=JSON.parse(localStorage.getItem("user"));if(u){d.user="";if(u.plan==="premium"){d.premium="";if(u.premium_by==="subscription"&&u.billing_period==="yearly")d.annual=""}if(u.user_metadata.role==="admin")d.admin=""}}catch(e){}
try{if(sessionStorage.getItem("offer-dismissed"))d.offerDismissed=""}catch(e){}
try{var t=localStorage.getItem("theme");if(t==="light"||t==="dark"){d.theme=t;
document.querySelectorAll("meta[name=theme-color]").forEach(function(m){m.media=m.dataset.of===t?"all":"not all"})}}catch(e){}
try{var s=JSON.parse(document.getElementById("public-settings").textContent);
if(s.sandbox)d.sandbox="";if(s.googleSignIn)d.google="";if(s.maintenance)d.maintenance="";if(s.blogUrl)d.blog="";if(s.languageModelHost)d.model=""}catch(e){}
})()`;
